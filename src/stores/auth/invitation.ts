import { codeIn } from '../../domain/member/shareLink'
import type { Platform } from '../../platform'

/** Session storage key of the code of the player whose link began this visit. */
export const INVITE = 'invite-code'

/** Keeps the inviter's code of an address (`pid`, spec §2), so that it survives until the visitor joins. */
export function keepInvitation({ session }: Platform['storage'], search: string): void {
  const code = codeIn(new URLSearchParams(search))
  if (code) session.set(INVITE, code)
}
