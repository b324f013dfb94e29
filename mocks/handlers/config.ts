import * as config from '../../src/contract/config'
import { appConfig, getCustomerServices, preLogin } from '../world/config/config'
import { type Handler, on } from './handler'

export const configHandlers: readonly Handler[] = [
  on(config.appConfig, appConfig),
  on(config.preLogin, preLogin),
  on(config.getCustomerServices, getCustomerServices),
]
