const KEY = "plateful-welcomed";

/** True once the introduction was seen on this device (ledger ONB-005). */
export function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage the introduction is shown each time.
    return false;
  }
}

export function rememberWelcome(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // As above.
  }
}
