// RUN: mlir-opt %s --split-input-file --llvm-add-comdats | FileCheck %s

llvm.func private @private() {
  llvm.return
}
llvm.func internal @internal() {
  llvm.return
}
llvm.func external @external() {
  llvm.return
}
llvm.func linkonce @linkonce() {
  llvm.return
}
llvm.func linkonce_odr @linkonce_odr() {
  llvm.return
}
llvm.func weak @weak() {
  llvm.return
}
llvm.func weak_odr @weak_odr() {
  llvm.return
}
llvm.func available_externally @available_externally() {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @linkonce_odr any
// CHECK-NEXT:     llvm.comdat_selector @linkonce any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func private @private() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func internal @internal() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @external() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @linkonce() comdat(@__llvm_comdat::@linkonce) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce_odr @linkonce_odr() comdat(@__llvm_comdat::@linkonce_odr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func weak @weak() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func weak_odr @weak_odr() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func available_externally @available_externally() {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.mlir.global linkonce @linkonce(1 : i32) : i32
llvm.mlir.global linkonce_odr @linkonce_odr(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global linkonce @linkonce(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.global linkonce_odr @linkonce_odr(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

llvm.func linkonce @first() {
  llvm.return
}
llvm.func linkonce @second() {
  llvm.return
}
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @there largest
}

// CHECK: module {
// CHECK-NEXT:   llvm.func linkonce @first() comdat(@__llvm_comdat::@first) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @second() comdat(@__llvm_comdat::@second) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @second any
// CHECK-NEXT:     llvm.comdat_selector @first any
// CHECK-NEXT:     llvm.comdat_selector @there largest
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func linkonce @has_one() comdat(@__llvm_comdat::@any) {
  llvm.return
}
llvm.comdat @__llvm_comdat {
  llvm.comdat_selector @any any
}

// CHECK: module {
// CHECK-NEXT:   llvm.func linkonce @has_one() comdat(@__llvm_comdat::@has_one) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @has_one any
// CHECK-NEXT:     llvm.comdat_selector @any any
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func linkonce @has_another() comdat(@other::@any) {
  llvm.return
}
llvm.comdat @other {
  llvm.comdat_selector @any any
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @has_another any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @has_another() comdat(@__llvm_comdat::@has_another) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.comdat @other {
// CHECK-NEXT:     llvm.comdat_selector @any any
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  llvm.func linkonce @nested() {
    llvm.return
  }
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @nested any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce @nested() comdat(@__llvm_comdat::@nested) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @__llvm_global_comdat()
llvm.func linkonce @f() {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @__llvm_comdat {
// CHECK-NEXT:     llvm.comdat_selector @f any
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @__llvm_global_comdat()
// CHECK-NEXT:   llvm.func linkonce @f() comdat(@__llvm_comdat::@f) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
