// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{custom op 'module' is unknown (tried 'func.module' as well)}}
  module {}
  return
}
// -----

func.func @f(%c: i1) {
  scf.if %c {
// expected-error @+2 {{Dialect `' not found for custom op 'call'  (tried '.call' as well)}}
// expected-note @+1 {{Available dialects:}}
    call @f(%c) : (i1) -> ()
  }
  return
}
// -----

func.func @f(%c: i1) {
  scf.if %c {
// expected-error @+2 {{Dialect `' not found for custom op 'yield'  (tried '.yield' as well)}}
// expected-note @+1 {{Available dialects:}}
    yield
  }
  return
}
// -----

func.func @f() {
  "x.region"() ({
// expected-error @+1 {{'func.call' op 'f' does not reference a valid function}}
    func.call @f() : () -> ()
  }) : () -> ()
  return
}
// -----

func.func @f() {
  "x.region"() ({
// expected-error @+1 {{'func.call' op 'f' does not reference a valid function}}
    call @f() : () -> ()
  }) : () -> ()
  return
}
// -----

// expected-error @+1 {{custom op 'func' is unknown (tried 'builtin.func' as well)}}
func @f()
// -----

module {
// expected-error @+1 {{custom op 'func' is unknown (tried 'builtin.func' as well)}}
  func private @f()
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'addi' is unknown (tried 'func.addi' as well)}}
  %0 = addi %0, %0 : i32
  return
}
