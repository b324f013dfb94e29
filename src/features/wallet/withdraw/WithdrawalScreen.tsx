import { WithdrawPage } from './WithdrawPage'

/** A withdrawal by one method (`/withdrawal/:name`, spec §2). */
export function WithdrawalScreen({ name }: { name?: string | undefined }) {
  return <WithdrawPage name={name} />
}
