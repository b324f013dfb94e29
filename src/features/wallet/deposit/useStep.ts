import { useLocation, useNavigate } from 'react-router-dom'
import { useGoBack } from '../../../ui/navigation/useGoBack'

/** The steps of a deposit: the way to pay, then the amount, which is an entry of the history (`step=amount`). */
export function useStep() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const isAmount = query.get('step') === 'amount'
  query.delete('step')
  const back = useGoBack(`/wallets?${query}`)
  const next = () => {
    query.set('step', 'amount')
    void navigate(`/wallets?${query}`, { state })
  }
  return { isAmount, next, back }
}
