import * as v from 'valibot'
import type { LengthLimits } from '../../../contract/config'
import { limited } from '../../../ui/form/rules'

/** Rules of the nickname form. */
export const nicknameRules = (limits: LengthLimits | undefined) =>
  v.object({
    nickname: v.pipe(
      v.string(),
      v.trim(),
      limited(limits?.username, 'profile.nickname.missing', 'profile.nickname.length'),
    ),
  })
