// RUN: mlir-opt %s --test-symbol-rauw | FileCheck %s

llvm.comdat @groups {
  llvm.comdat_selector @f any {sym.new_name = "g"}
}
llvm.func linkonce_odr @f() comdat(@groups::@f) attributes {refers = @f} {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.comdat @groups {
// CHECK-NEXT:     llvm.comdat_selector @g any {sym.new_name = "g"}
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func linkonce_odr @f() comdat(@groups::@g) attributes {refers = @f} {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
