import { Skeleton } from '../../../ui/feedback/Skeleton'

/** Shown while the end of the page loads, in the sizes of the settings of a wide window and of what follows. */
export function SettingsSkeleton({ wide }: { wide: boolean }) {
  return (
    <>
      {wide && <Skeleton blockSize="277px" />}
      <Skeleton blockSize="44px" round />
    </>
  )
}
