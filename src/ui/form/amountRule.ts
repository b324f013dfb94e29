import * as v from 'valibot'
import { readAmount } from '../../domain/amount'
import { errorText } from './errorText'

/** An amount typed in any locale's form; the error names the reason. Its texts are in `amount.json`. */
export const amountRule = (locale: string) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const read = readAmount(dataset.typed ? dataset.value : '', locale)
      if ('problem' in read) addIssue({ message: errorText({ keys: [`amount.${read.problem}`] }) })
    }),
  )
