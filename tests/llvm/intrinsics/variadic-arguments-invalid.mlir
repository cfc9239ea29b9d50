// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @vacopy(%a: i32, %b: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.vacopy' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.vacopy"(%a, %b) : (i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @vacopy(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.vacopy' op expected 2 operands, but found 1}}
  "llvm.intr.vacopy"(%a) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @vaend(%a: i32) {
  // expected-error@below {{'llvm.intr.vaend' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.vaend"(%a) : (i32) -> ()
  return
}

// -----

func.func @vaend() {
  // expected-error@below {{'llvm.intr.vaend' op requires a single operand}}
  "llvm.intr.vaend"() : () -> ()
  return
}

// -----

func.func @var_annotation(%a: i32, %b: !llvm.ptr, %c: !llvm.ptr, %d: i32, %e: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.var.annotation' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.var.annotation"(%a, %b, %c, %d, %e) : (i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @var_annotation(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: f32, %e: !llvm.ptr) {
  // expected-error@below {{'llvm.intr.var.annotation' op operand #3 must be 32-bit signless integer, but got 'f32'}}
  "llvm.intr.var.annotation"(%a, %b, %c, %d, %e) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, f32, !llvm.ptr) -> ()
  return
}

// -----

func.func @vastart(%a: i32) {
  // expected-error@below {{'llvm.intr.vastart' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.vastart"(%a) : (i32) -> ()
  return
}

// -----

func.func @vastart() {
  // expected-error@below {{'llvm.intr.vastart' op requires a single operand}}
  "llvm.intr.vastart"() : () -> ()
  return
}

// -----

func.func @va_arg(%a: i32) {
  // expected-error@below {{'llvm.va_arg' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %r = "llvm.va_arg"(%a) : (i32) -> !llvm.ptr
  return
}

// -----

func.func @va_arg(%a: !llvm.ptr) {
  // expected-error@below {{'llvm.va_arg' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %r = "llvm.va_arg"(%a) : (!llvm.ptr) -> index
  return
}
