import * as v from 'valibot'
import type { LengthLimits } from '../../../contract/config'
import { errorText } from '../../../ui/form/errorText'
import { filled } from '../../../ui/form/rules'

/** The world takes no longer names. */
const LONGEST_NAME = 60

const longName = errorText({ keys: ['cards.holder.long'], values: { max: LONGEST_NAME } })
const wrongSigns = errorText({ keys: ['cards.number.signs'] })

/** Rules of a card; a changed one may keep its number. */
export const cardRules = (limit: LengthLimits['withdrawAccount'] | undefined, keeps: boolean) => {
  const { min, max } = limit?.status ? limit : { min: 1, max: '' }
  const wrongLength = errorText({ keys: ['cards.number.length'], values: { min, max } })
  return v.object({
    bankName: filled('cards.bank.missing'),
    holder: v.pipe(filled('cards.holder.missing'), v.maxLength(LONGEST_NAME, longName)),
    accountNo: v.pipe(
      keeps ? v.string() : filled('cards.number.missing'),
      v.regex(new RegExp(`^(?:|.{${min},${max}})$`), wrongLength),
      v.regex(/^[0-9A-Z]*$/, wrongSigns),
    ),
    again: v.string(),
    isDefault: v.boolean(),
  })
}
