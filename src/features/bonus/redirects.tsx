import { Navigate } from 'react-router-dom'

/** Gifts are among the rewards (`/bonus/reward`, spec §2). */
export function GiftsRedirect() {
  return <Navigate to="/bonus#rewards" replace />
}

/** VIP bonuses are at the VIP club (`/bonus/vip`, spec §2). */
export function VipBonusesRedirect() {
  return <Navigate to="/vip#rewards" replace />
}
