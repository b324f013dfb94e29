import { WithdrawalPage } from './WithdrawalPage'

/** A withdrawal by one method (`/withdrawal/:name`, spec §2). */
export function WithdrawalScreen({ name }: { name?: string | undefined }) {
  return <WithdrawalPage name={name} />
}
