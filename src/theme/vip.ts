/** The wire's `showType`. */
export type VipTheme = 1 | 2 | 3 | 4 | 5 | 6

/** In order of rank. */
export const vipThemes: readonly VipTheme[] = [1, 2, 3, 4, 5, 6]

/** Unknown values fall back to theme 1, the brand theme. */
export function toVipTheme(showType: unknown): VipTheme {
  return vipThemes.find((vip) => vip === showType) ?? 1
}
