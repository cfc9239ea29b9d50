// RUN: mlir-opt %s --async-to-async-runtime --split-input-file --verify-diagnostics

func.func @loop(%n: index, %t: !async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = async.execute {
    // expected-error @+1 {{failed to legalize operation 'scf.for' that was explicitly marked illegal}}
    scf.for %i = %c0 to %n step %c1 {
      async.await %t : !async.token
    }
    async.yield
  }
  return
}

// -----

func.func @cases(%n: index, %t: !async.token) {
  %0 = async.execute {
    // expected-error @+1 {{failed to legalize operation 'scf.index_switch' that was explicitly marked illegal}}
    scf.index_switch %n
    case 1 {
      async.await %t : !async.token
      scf.yield
    }
    default {
    }
    async.yield
  }
  return
}

// -----

module {
  module {
    func.func @f() {
      // expected-error @+1 {{'async_execute_fn' does not reference a valid function}}
      %0 = async.execute {
        async.yield
      }
      return
    }
  }
}
