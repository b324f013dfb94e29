import styled from '@emotion/styled'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../ui/feedback/SkeletonGroup'

/** Placeholder in the shape of the login form. */
export function LoginFormSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Shape>
        <Skeleton blockSize="48px" round />
        <Skeleton blockSize="72px" />
        <Skeleton blockSize="72px" />
        <Skeleton blockSize="52px" round />
        <Skeleton blockSize="40px" />
        <Skeleton blockSize="44px" />
      </Shape>
    </SkeletonGroup>
  )
}

const Shape = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
