import { Skeleton } from '../../ui/feedback/Skeleton'

/** Shown while the settings load, in the sizes of these and of what follows them. */
export function SettingsSkeleton() {
  return (
    <>
      <Skeleton blockSize="284px" />
      <Skeleton blockSize="44px" round />
    </>
  )
}
