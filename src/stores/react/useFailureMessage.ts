import { useEffect } from 'react'
import { type Failure, refusalCode } from '../../api/outcome'
import { breakOf } from '../../domain/care/breaks'
import { failureMessage, type Message } from '../data/message'
import { CareStore } from '../member/CareStore'
import { useFeature } from './stores'

/** What a failed call is said to be; of a break, also when it ends, once that is known. Use in observers. */
export function useFailureMessage(failure: Failure | null): Message | undefined {
  const { care } = useFeature(CareStore)
  const onBreak = breakOf(refusalCode(failure)) !== undefined
  // What was read before may be older than the break.
  useEffect(() => (onBreak ? care.open() : undefined), [care, onBreak])
  return failure ? failureMessage(failure, (onBreak && care.value?.breakUntil) || undefined) : undefined
}
