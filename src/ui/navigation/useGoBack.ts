import { useLocation, useNavigate } from 'react-router-dom'

/** Leads back, or to the lobby when nothing of the product came before. */
export function useGoBack(): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  // The router numbers its entries; a redirect replaces the key of the first one, not its number.
  const isFirst = () => key === 'default' || history.state?.idx === 0
  return () => void (isFirst() ? navigate('/', { replace: true }) : navigate(-1))
}
