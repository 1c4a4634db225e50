import { LoginScreen } from "./LoginScreen.tsx";

/** Sign-in during checkout; it leads on to the step of the checkout, not to the start of the app (ledger AUTH-005). */
export function LoginScreenOnCheckout() {
  return <LoginScreen />;
}
