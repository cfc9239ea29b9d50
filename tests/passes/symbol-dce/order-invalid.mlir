// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect --symbol-dce 2>&1 | FileCheck %s

// What is reported of several.

func.func @g() { "x.i"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }
func.func @h() { "x.j"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }

// -----

func.func @g() { "x.i"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }
"x.y"() ({ ^bb0: "x.c"() : () -> () }) : () -> ()
func.func private @h() { "x.j"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }
"x.z"() {a = @h} : () -> ()

// -----

func.func @g() { return }
func.func private @h() { "x.j"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }
func.func private @i() { "x.k"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }
"x.z"() {a = @h, b = @i} : () -> ()

// -----

func.func @g() { return }
module @a { func.func @g() { "x.b"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }  func.func @h() { "x.b"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } }
module @b { func.func @g() { "x.b"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } }

// -----

func.func @g() { return }
module @a { func.func @g() { "x.b"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return }  func.func @h() { "x.b"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } 
  func.func private @p() { "x.i"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } }
func.func @q() { "x.i"() {a = @a::@p}: () -> () return }

// -----

func.func @f() {
  builtin.module { "x.1"() ({ ^bb0: "x.c"() : () -> () }) : () -> () }
  "x.2"() ({ ^bb0: "x.c"() : () -> () }) : () -> ()
  builtin.module { "x.3"() ({ ^bb0: "x.c"() : () -> () }) : () -> () }
  return
}

// -----

func.func @f() {
  builtin.module { "x.1"() ({ ^bb0: "x.c"() : () -> () }) : () -> () "x.2"() ({ ^bb0: "x.c"() : () -> () }) : () -> () }
  builtin.module { func.func @f() { "x.3"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } }
  return
}

// -----

func.func private @g() { builtin.module { "x.1"() ({ ^bb0: "x.c"() : () -> () }) : () -> () } return }
func.func @f() {
  builtin.module { func.func @f() { func.call @g() : () -> () "x.3"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } func.func private @g() { return } }
  return
}

// -----

func.func private @g() { builtin.module { "x.1"() ({ ^bb0: "x.c"() : () -> () }) : () -> () } return }
func.func @f() {
  call @g() : () -> ()
  builtin.module { func.func @f() { func.call @g() : () -> () "x.3"() ({ ^bb0: "x.c"() : () -> () }) : () -> () return } func.func private @g() { return } }
  return
}

// -----

func.func @f() {
  "x.u"() ({ }) : () -> ()
  builtin.module { "x.a"() ({ builtin.module { func.func @b() { return } } }) : () -> () }
  return
}

// CHECK: tests/passes/symbol-dce/order-invalid.mlir:6:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:12:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:19:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:26:13: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:32:3: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:37:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:48:20: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:56:20: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:62:43: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
// CHECK: tests/passes/symbol-dce/order-invalid.mlir:71:1: error: operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses
