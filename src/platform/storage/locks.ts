/** Undefined in old browsers and outside a secure context, whatever the compiler's library says. */
export const browserLocks = (): LockManager | undefined => navigator.locks
