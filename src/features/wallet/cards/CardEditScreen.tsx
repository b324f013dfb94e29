import { useSearchParams } from 'react-router-dom'
import { CardEdit } from './CardEdit'

/** A new bank card, or with `id` a change of one (`/wallets/card/edit`, spec §2). */
export function CardEditScreen() {
  const id = useSearchParams()[0].get('id')
  return <CardEdit key={id} id={id} />
}
