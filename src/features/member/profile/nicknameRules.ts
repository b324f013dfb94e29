import * as v from 'valibot'
import type { LengthLimits } from '../../../contract/config'
import { graphemesOf } from '../../../domain/graphemes'
import { cleanNickname } from '../../../domain/member/nickname'
import { errorText } from '../../../ui/form/errorText'
import { filled } from '../../../ui/form/rules'

type Limit = LengthLimits['username'] | undefined

const fits = (nickname: string, limit: Limit): boolean => {
  const { length } = graphemesOf(nickname)
  return !limit?.status || (length >= limit.min && length <= limit.max)
}

/** Rules of the nickname form: the name that is saved is checked, counted as a reader counts. */
export const nicknameRules = (limit: Limit) => {
  const { min = 0, max = 0 } = limit ?? {}
  return v.object({
    nickname: v.pipe(
      v.string(),
      v.transform(cleanNickname),
      filled('profile.nickname.missing'),
      v.check(
        (nickname) => fits(nickname, limit),
        errorText({ keys: ['profile.nickname.length'], values: { min, max } }),
      ),
    ),
  })
}
