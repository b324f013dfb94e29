export { BootFailedPage } from './BootFailedPage'
export { EndedPage } from './EndedPage'
export { FailedPage } from './FailedPage'
export { NotFoundPage } from './NotFoundPage'
