/** Lets the device be felt, where it can: ms of buzz and pause in turns. */
export const vibrate = (...pattern: readonly number[]): void => {
  // The type says that every browser has it; Safari and desktops do not.
  const { vibrate: buzz } = navigator as Partial<Navigator>
  buzz?.call(navigator, [...pattern])
}
