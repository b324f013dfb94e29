import { useLocation, useNavigate } from 'react-router-dom'

/** Leads back, or to `above`, by default the lobby, when nothing of the product came before. */
export function useGoBack(above = '/'): () => void {
  const { key } = useLocation()
  const navigate = useNavigate()
  // The router numbers its entries; a redirect replaces the key of the first one, not its number.
  const isFirst = () => key === 'default' || history.state?.idx === 0
  return () => void (isFirst() ? navigate(above, { replace: true }) : navigate(-1))
}
