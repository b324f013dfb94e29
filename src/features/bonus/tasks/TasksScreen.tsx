import { BonusPage } from '../BonusPage'
import { Tasks } from './Tasks'

/** Tasks and the chests of the day (`/bonus/tasks`, spec §2); the kind is in the URL. */
export function TasksScreen() {
  return (
    <BonusPage>
      <Tasks />
    </BonusPage>
  )
}
