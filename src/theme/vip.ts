/** The six themes, named by the wire's `showType`. */
export type VipTheme = 1 | 2 | 3 | 4 | 5 | 6

/** All themes in the order of rank. */
export const vipThemes: readonly VipTheme[] = [1, 2, 3, 4, 5, 6]

/** The theme of a `showType`; anything unknown is theme 1, the face of the brand. */
export function toVipTheme(showType: unknown): VipTheme {
  return vipThemes.find((vip) => vip === showType) ?? 1
}
