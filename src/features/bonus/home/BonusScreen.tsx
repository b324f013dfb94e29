import { BonusPage } from '../BonusPage'
import { Events } from '../event/Events'
import { Rewards } from './Rewards'

/** What today brings (`/bonus`, spec §2): what is ready, the week, and what comes next. */
export function BonusScreen() {
  return (
    <BonusPage visitors={<Events />}>
      <Rewards />
    </BonusPage>
  )
}
