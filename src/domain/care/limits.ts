/** How long a higher limit, or none, waits before it holds, ms; lower ones hold at once. */
export const COOLING_OFF = 86_400_000

/** Whether a wanted limit waits for the cooling-off: it is higher than the present one; null = no limit. */
export const waits = (present: number | null, wanted: number | null): boolean =>
  present !== null && (wanted === null || wanted > present)
