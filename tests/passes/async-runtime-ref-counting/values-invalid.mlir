// RUN: mlir-opt %s --async-runtime-ref-counting --split-input-file --verify-diagnostics

func.func @high(%t: !async.token) {
  %0 = async.execute {
    // expected-error @+1 {{async operations must be lowered to async runtime operations}}
    async.yield
  }
  return
}

// -----

func.func @all(%g: !async.group) {
  // expected-error @+1 {{async operations must be lowered to async runtime operations}}
  async.await_all %g
  return
}

// -----

func.func @branch(%t: !async.token) {
  // expected-error @+1 {{async reference counting can't handle terminators that are not ReturnLike}}
  cf.br ^bb1(%t : !async.token)
^bb1(%0: !async.token):
  return
}

// -----

func.func @ways(%c: i1, %t: !async.token, %x: i32) {
  // expected-error @+1 {{'cf.cond_br' op successor have different `liveIn` property of the reference counted value}}
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  async.runtime.await %t : !async.token
  return
^bb2(%0: i32):
  return
}
