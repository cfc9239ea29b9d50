// RUN: mlir-opt %s --verify-diagnostics

func.func @saved(%state: !async.coro.state) {
  // expected-error @+1 {{'async.coro.save' op operand #0 must be coroutine handle, but got '!async.coro.state'}}
  %0 = "async.coro.save"(%state) : (!async.coro.state) -> !async.coro.state
  return
}
