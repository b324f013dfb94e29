/** Vibrates where supported: alternating ms of vibration and pause. */
export type Vibrate = (pattern: number[]) => void

export const browserVibrate: Vibrate = (pattern) =>
  // Typed as always present, but missing in Safari and on desktops.
  void (navigator as Partial<Navigator>).vibrate?.(pattern)
