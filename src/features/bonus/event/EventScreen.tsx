import { BonusPage } from '../BonusPage'
import { Events } from './Events'

/** The activities, for visitors, too (`/bonus/event`, spec §2). */
export function EventScreen() {
  return (
    <BonusPage open>
      <Events />
    </BonusPage>
  )
}
