import { LoginScreen } from "./LoginScreen.tsx";

/** Sign-in during checkout; its address carries the checkout step as the place to go on to (ledger AUTH-005). */
export function LoginScreenOnCheckout() {
  return <LoginScreen />;
}
