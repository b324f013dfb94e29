export { BootFailedPage } from './BootFailedPage'
export { EndedPage } from './EndedPage'
export { NotFoundPage } from './NotFoundPage'
