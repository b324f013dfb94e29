/** Lets the device be felt, where it can: ms of buzz and pause in turns. */
export type Vibrate = (pattern: number[]) => void

/** The browser's vibration. */
export const browserVibrate: Vibrate = (pattern) =>
  // The type says that every browser has it; Safari and desktops do not.
  void (navigator as Partial<Navigator>).vibrate?.(pattern)
