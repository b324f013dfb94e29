/** Whether the player wants things to stand still; the same token that the stylesheet obeys. */
export function motionReduced(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() === '0'
}
