// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: ret i64 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(42 : index) : i64
    llvm.return %0 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: ret i64 42
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.add %arg0, %0 : i64
    llvm.return %1 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = add i64 %0, 1
// CHECK-NEXT: ret i64 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(-1 : index) : i64
    %1 = llvm.add %arg0, %0 : i64
    llvm.return %1 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = add i64 %0, -1
// CHECK-NEXT: ret i64 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.add %arg0, %arg1 : i64
    llvm.return %0 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = add i64 %0, %1
// CHECK-NEXT: ret i64 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(-1 : index) : i64
    %1 = llvm.mul %arg1, %0 overflow<nsw> : i64
    %2 = llvm.add %arg0, %1 : i64
    llvm.return %2 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = mul nsw i64 %1, -1
// CHECK-NEXT: %5 = add i64 %0, %4
// CHECK-NEXT: ret i64 %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mul %arg0, %0 overflow<nsw> : i64
    llvm.return %1 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = mul nsw i64 %0, 8
// CHECK-NEXT: ret i64 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mul %arg0, %arg2 overflow<nsw> : i64
    llvm.return %0 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = mul nsw i64 %0, %2
// CHECK-NEXT: ret i64 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mul %arg0, %arg2 overflow<nsw> : i64
    %1 = llvm.add %0, %arg1 : i64
    llvm.return %1 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = mul nsw i64 %0, %2
// CHECK-NEXT: %5 = add i64 %4, %1
// CHECK-NEXT: ret i64 %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mul %arg2, %arg2 overflow<nsw> : i64
    llvm.return %0 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = mul nsw i64 %2, %2
// CHECK-NEXT: ret i64 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mul %arg0, %0 overflow<nsw> : i64
    %2 = llvm.add %arg2, %1 : i64
    llvm.return %2 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = mul nsw i64 %0, 4
// CHECK-NEXT: %5 = add i64 %2, %4
// CHECK-NEXT: ret i64 %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.srem %arg0, %0 : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.icmp "slt" %1, %2 : i64
    %4 = llvm.add %1, %0 : i64
    %5 = llvm.select %3, %4, %1 : i1, i64
    llvm.return %5 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = srem i64 %0, 8
// CHECK-NEXT: %5 = icmp slt i64 %4, 0
// CHECK-NEXT: %6 = add i64 %4, 8
// CHECK-NEXT: %7 = select i1 %5, i64 %6, i64 %4
// CHECK-NEXT: ret i64 %7
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(-1 : index) : i64
    %3 = llvm.icmp "slt" %arg0, %1 : i64
    %4 = llvm.sub %2, %arg0 : i64
    %5 = llvm.select %3, %4, %arg0 : i1, i64
    %6 = llvm.sdiv %5, %0 : i64
    %7 = llvm.sub %2, %6 : i64
    %8 = llvm.select %3, %7, %6 : i1, i64
    llvm.return %8 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = icmp slt i64 %0, 0
// CHECK-NEXT: %5 = sub i64 -1, %0
// CHECK-NEXT: %6 = select i1 %4, i64 %5, i64 %0
// CHECK-NEXT: %7 = sdiv i64 %6, 8
// CHECK-NEXT: %8 = sub i64 -1, %7
// CHECK-NEXT: %9 = select i1 %4, i64 %8, i64 %7
// CHECK-NEXT: ret i64 %9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = llvm.mlir.constant(8 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.icmp "sle" %arg0, %1 : i64
    %4 = llvm.sub %1, %arg0 : i64
    %5 = llvm.sub %arg0, %2 : i64
    %6 = llvm.select %3, %4, %5 : i1, i64
    %7 = llvm.sdiv %6, %0 : i64
    %8 = llvm.sub %1, %7 : i64
    %9 = llvm.add %7, %2 : i64
    %10 = llvm.select %3, %8, %9 : i1, i64
    llvm.return %10 : i64
  }
}

// CHECK: define i64 @f(i64 %0, i64 %1, i64 %2) {
// CHECK-NEXT: %4 = icmp sle i64 %0, 0
// CHECK-NEXT: %5 = sub i64 0, %0
// CHECK-NEXT: %6 = sub i64 %0, 1
// CHECK-NEXT: %7 = select i1 %4, i64 %5, i64 %6
// CHECK-NEXT: %8 = sdiv i64 %7, 8
// CHECK-NEXT: %9 = sub i64 0, %8
// CHECK-NEXT: %10 = add i64 %8, 1
// CHECK-NEXT: %11 = select i1 %4, i64 %9, i64 %10
// CHECK-NEXT: ret i64 %11
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
