// RUN: mlir-opt %s --split-input-file --llvm-request-c-wrappers | FileCheck %s

func.func @definition() {
  return
}
func.func private @declaration(i32)

// CHECK: module {
// CHECK-NEXT:   func.func @definition() attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declaration(i32) attributes {llvm.emit_c_interface}
// CHECK-NEXT: }

// -----

func.func @marked() attributes {llvm.emit_c_interface} {
  return
}
func.func @marked_otherwise() attributes {a, llvm.emit_c_interface = 3 : i64, z = 1 : i64} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @marked() attributes {llvm.emit_c_interface} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @marked_otherwise() attributes {a, llvm.emit_c_interface, z = 1 : i64} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @lowered() {
  llvm.return
}
module {
  func.func @nested() {
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @lowered() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func @nested() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
