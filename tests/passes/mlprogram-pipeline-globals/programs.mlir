// RUN: mlir-opt %s --split-input-file --mlprogram-pipeline-globals | FileCheck %s

module {
  ml_program.global private mutable @a(0 : i32) : i32
  ml_program.global private mutable @b(0 : i32) : i32
  ml_program.global private mutable @c(0 : i32) : i32
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    scf.if %c {
      scf.if %c {
        ml_program.global_store @b = %x : i32
      }
      ml_program.global_store @b = %x : i32
      ml_program.global_store @b = %x : i32
      %v1 = ml_program.global_load @a : i32
      %v2 = ml_program.global_load @a : i32
    }
    scf.for %i971812 = %lb to %lb step %lb {
      ml_program.global_store @b = %x : i32
      %v3 = ml_program.global_load @a : i32
      ml_program.global_store @c = %x : i32
    }
    scf.if %c {
      ml_program.global_store @a = %x : i32
      ml_program.global_store @c = %x : i32
      scf.if %c {
        %v4 = arith.addi %x, %x : i32
        ml_program.global_store @a = %v4 : i32
        %v5 = arith.addi %v4, %x : i32
        %v6 = ml_program.global_load @a : i32
      } else {
        ml_program.global_store @b = %x : i32
        %v7 = arith.addi %x, %x : i32
        ml_program.global_store @b = %v7 : i32
        %v8 = ml_program.global_load @b : i32
      }
      %v9 = arith.addi %x, %x : i32
      %v10 = ml_program.global_load @c : i32
      %v11 = ml_program.global_load @c : i32
    } else {
      ml_program.global_store @b = %x : i32
      %v12 = ml_program.global_load @a : i32
      %v13 = arith.addi %x, %x : i32
    }
    ml_program.global_store @a = %x : i32
    scf.if %c {
      scf.if %c {
        ml_program.global_store @a = %x : i32
        %v14 = ml_program.global_load @a : i32
        %v15 = arith.addi %x, %x : i32
        ml_program.global_store @c = %v15 : i32
      }
      scf.for %i102174 = %lb to %lb step %lb {
        %v16 = ml_program.global_load @b : i32
      }
      ml_program.global_store @a = %x : i32
      ml_program.global_store @b = %x : i32
    }
    func.return %x : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       %[[A]] = ml_program.global_load @a : i32
// CHECK-NEXT:       ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:       ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:         ml_program.global_store @a = %[[V1]] : i32
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V1]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:         ml_program.global_store @b = %[[V1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       %[[A]] = ml_program.global_load @a : i32
// CHECK-NEXT:       %[[V0]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:         %[[V0]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:         ml_program.global_store @c = %[[V0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG1]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @c(0 : i32) : i32
  ml_program.global private mutable @a(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    scf.for %i339858 = %lb to %lb step %lb {
      %v1 = ml_program.global_load @c : i32
    }
    %v2 = ml_program.global_load @a : i32
    %v3 = func.call @g0(%v2) : (i32) -> i32
    %v4 = ml_program.global_load @a : i32
    scf.if %c {
      ml_program.global_store @c = %v2 : i32
    } else {
      ml_program.global_store @c = %v3 : i32
      ml_program.global_store @a = %x : i32
      %v5 = ml_program.global_load @c : i32
      %v6 = func.call @g0(%v3) : (i32) -> i32
      %v7 = func.call @g0(%v6) : (i32) -> i32
      %v8 = arith.addi %v6, %v5 : i32
    }
    func.return %v4 : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = func.call @g0(%x) : (i32) -> i32
    %v2 = func.call @g0(%v1) : (i32) -> i32
    cf.br ^bb1
  ^bb1:
    scf.for %i945528 = %lb to %lb step %lb {
      ml_program.global_store @a = %v2 : i32
      scf.for %i730021 = %lb to %lb step %lb {
        %v3 = ml_program.global_load @c : i32
        %v4 = ml_program.global_load @a : i32
      }
      ml_program.global_store @c = %v2 : i32
      %v5 = func.call @g0(%v2) : (i32) -> i32
      %v6 = func.call @g0(%x) : (i32) -> i32
    }
    ml_program.global_store @a = %v2 : i32
    func.return %x : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g0(%[[A]]) : (i32) -> i32
// CHECK-NEXT:     %[[A_0:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       ml_program.global_store @c = %[[A]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       ml_program.global_store @c = %[[V0]] : i32
// CHECK-NEXT:       ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = func.call @g0(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = func.call @g0(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[V0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[A_0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @g0(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       ml_program.global_store @a = %[[V1]] : i32
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:         %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       ml_program.global_store @c = %[[V1]] : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = func.call @g0(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = func.call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     }
// CHECK-NEXT:     ml_program.global_store @a = %[[V1]] : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @a(0 : i32) : i32
  ml_program.global private mutable @b(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @a : i32
    %v2 = arith.addi %v1, %x : i32
    %v3 = ml_program.global_load @a : i32
    scf.if %c {
      %v4 = func.call @g0(%v3) : (i32) -> i32
      %v5 = ml_program.global_load @b : i32
      %v6 = func.call @g0(%v2) : (i32) -> i32
      scf.for %i63122 = %lb to %lb step %lb {
        %v7 = func.call @g0(%v6) : (i32) -> i32
      }
    } else {
      ml_program.global_store @b = %v3 : i32
      %v8 = arith.addi %x, %x : i32
      ml_program.global_store @b = %v8 : i32
      scf.if %c {
        ml_program.global_store @b = %v8 : i32
        ml_program.global_store @b = %v1 : i32
        %v9 = ml_program.global_load @b : i32
        %v10 = func.call @g0(%v9) : (i32) -> i32
        %v11 = func.call @g0(%x) : (i32) -> i32
        ml_program.global_store @a = %v10 : i32
      } else {
        ml_program.global_store @a = %v1 : i32
        %v12 = ml_program.global_load @b : i32
      }
    }
    %v13 = ml_program.global_load @b : i32
    ml_program.global_store @b = %v3 : i32
    func.return %v3 : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @b : i32
    cf.br ^bb1
  ^bb1:
    %v2 = func.call @g0(%v1) : (i32) -> i32
    %v3 = ml_program.global_load @b : i32
    %v4 = ml_program.global_load @b : i32
    scf.for %i453916 = %lb to %lb step %lb {
      %v5 = arith.addi %v4, %v4 : i32
      ml_program.global_store @a = %v3 : i32
      scf.if %c {
        ml_program.global_store @b = %v2 : i32
        %v6 = arith.addi %v2, %v1 : i32
        ml_program.global_store @a = %v5 : i32
        ml_program.global_store @b = %v3 : i32
      } else {
        %v7 = func.call @g0(%v1) : (i32) -> i32
        ml_program.global_store @b = %v3 : i32
        %v8 = func.call @g0(%x) : (i32) -> i32
        ml_program.global_store @b = %v1 : i32
        %v9 = arith.addi %v2, %x : i32
      }
      ml_program.global_store @a = %v5 : i32
    }
    %v10 = ml_program.global_load @a : i32
    scf.for %i703735 = %lb to %lb step %lb {
      %v11 = arith.addi %v4, %x : i32
      scf.for %i971385 = %lb to %lb step %lb {
        %v12 = arith.addi %v10, %v2 : i32
        %v13 = func.call @g0(%v1) : (i32) -> i32
        %v14 = arith.addi %v10, %v4 : i32
      }
    }
    func.return %v10 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[A]], %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = func.call @g0(%[[A]]) : (i32) -> i32
// CHECK-NEXT:       %[[B_0:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = func.call @g0(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:       scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[V3:[^ ]+]] = func.call @g0(%[[V2]]) : (i32) -> i32
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:       ml_program.global_store @b = %[[V1]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         ml_program.global_store @b = %[[A]] : i32
// CHECK-NEXT:         %[[V2]] = func.call @g0(%[[A]]) : (i32) -> i32
// CHECK-NEXT:         %[[V3]] = func.call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:         ml_program.global_store @a = %[[V2]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         ml_program.global_store @a = %[[A]] : i32
// CHECK-NEXT:         %[[B_0]] = ml_program.global_load @b : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     ml_program.global_store @b = %[[A]] : i32
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g0(%[[B]]) : (i32) -> i32
// CHECK-NEXT:     %[[B_0:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[B_0]], %[[B_0]] : i32
// CHECK-NEXT:       ml_program.global_store @a = %[[B_0]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[B]] : i32
// CHECK-NEXT:         ml_program.global_store @a = %[[V1]] : i32
// CHECK-NEXT:         ml_program.global_store @b = %[[B_0]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V2]] = func.call @g0(%[[B]]) : (i32) -> i32
// CHECK-NEXT:         ml_program.global_store @b = %[[B_0]] : i32
// CHECK-NEXT:         %[[V3:[^ ]+]] = func.call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:         ml_program.global_store @b = %[[B]] : i32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       ml_program.global_store @a = %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[V1]] = arith.addi %[[B_0]], %[[ARG0]] : i32
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[V2]] = arith.addi %[[A]], %[[V0]] : i32
// CHECK-NEXT:         %[[V3]] = func.call @g0(%[[B]]) : (i32) -> i32
// CHECK-NEXT:         %[[V4]] = arith.addi %[[A]], %[[B_0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[A]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @b(0 : i32) : i32
  ml_program.global private mutable @c(0 : i32) : i32
  ml_program.global private mutable @a(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    ml_program.global_store @a = %x : i32
    scf.if %c {
      scf.for %i735316 = %lb to %lb step %lb {
        %v1 = ml_program.global_load @a : i32
        %v2 = ml_program.global_load @b : i32
        %v3 = ml_program.global_load @c : i32
        %v4 = ml_program.global_load @a : i32
        %v5 = ml_program.global_load @a : i32
        %v6 = ml_program.global_load @a : i32
      }
      ml_program.global_store @b = %x : i32
      %v7 = func.call @g0(%x) : (i32) -> i32
      ml_program.global_store @a = %x : i32
    }
    scf.for %i841579 = %lb to %lb step %lb {
      ml_program.global_store @c = %x : i32
      %v8 = arith.addi %x, %x : i32
      scf.if %c {
        %v9 = ml_program.global_load @a : i32
        ml_program.global_store @a = %v9 : i32
        %v10 = arith.addi %v8, %x : i32
        %v11 = func.call @g0(%v9) : (i32) -> i32
        ml_program.global_store @c = %v11 : i32
      }
      %v12 = ml_program.global_load @b : i32
    }
    ml_program.global_store @c = %x : i32
    scf.if %c {
      %v13 = arith.addi %x, %x : i32
      ml_program.global_store @c = %v13 : i32
      ml_program.global_store @c = %x : i32
      %v14 = arith.addi %v13, %x : i32
    }
    func.return %x : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = arith.addi %x, %x : i32
    scf.if %c {
      %v2 = func.call @g0(%x) : (i32) -> i32
      %v3 = ml_program.global_load @b : i32
      scf.if %c {
        %v4 = ml_program.global_load @c : i32
      } else {
        %v5 = func.call @g0(%v3) : (i32) -> i32
      }
    }
    ml_program.global_store @b = %x : i32
    %v6 = func.call @g0(%v1) : (i32) -> i32
    func.return %v6 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:         %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:         %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       %[[V0:[^ ]+]] = func.call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:       ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:       %[[V0]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[A]] = ml_program.global_load @a : i32
// CHECK-NEXT:         ml_program.global_store @a = %[[A]] : i32
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:         %[[V2:[^ ]+]] = func.call @g0(%[[A]]) : (i32) -> i32
// CHECK-NEXT:         ml_program.global_store @c = %[[V2]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[B]] = ml_program.global_load @b : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V0]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:       ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:       %[[V1]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = func.call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:       %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V3:[^ ]+]] = func.call @g0(%[[B]]) : (i32) -> i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @g0(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @b(0 : i32) : i32
  ml_program.global private mutable @c(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    ml_program.global_store @b = %x : i32
    %v1 = func.call @g0(%x) : (i32) -> i32
    func.return %x : i32
  }
  func.func @g1(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = arith.addi %x, %x : i32
    func.return %v1 : i32
  }
  func.func @g2(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @c : i32
    func.return %v1 : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @c : i32
    %v2 = ml_program.global_load @b : i32
    func.return %v1 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g1(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g2(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     return %[[C]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     return %[[C]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @b(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    ml_program.global_store @b = %x : i32
    scf.for %i235501 = %lb to %lb step %lb {
      %v1 = func.call @g0(%x) : (i32) -> i32
      %v2 = func.call @g1(%v1) : (i32) -> i32
      ml_program.global_store @b = %v2 : i32
      scf.if %c {
        %v3 = arith.addi %v1, %x : i32
        %v4 = func.call @g0(%v2) : (i32) -> i32
        %v5 = func.call @g2(%v3) : (i32) -> i32
        %v6 = arith.addi %v1, %v2 : i32
        %v7 = arith.addi %v6, %v5 : i32
        %v8 = ml_program.global_load @b : i32
      }
      %v9 = ml_program.global_load @b : i32
    }
    func.return %x : i32
  }
  func.func @g1(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    ml_program.global_store @b = %x : i32
    func.return %x : i32
  }
  func.func @g2(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    scf.for %i100654 = %lb to %lb step %lb {
      %v1 = ml_program.global_load @b : i32
      scf.for %i961181 = %lb to %lb step %lb {
        ml_program.global_store @b = %v1 : i32
        %v2 = arith.addi %v1, %x : i32
        %v3 = func.call @g1(%v1) : (i32) -> i32
      }
      scf.if %c {
        ml_program.global_store @b = %v1 : i32
      } else {
        %v4 = arith.addi %x, %v1 : i32
        %v5 = ml_program.global_load @b : i32
        %v6 = arith.addi %v5, %x : i32
      }
    }
    %v7 = arith.addi %x, %x : i32
    %v8 = ml_program.global_load @b : i32
    func.return %v8 : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @b : i32
    func.return %v1 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = func.call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = func.call @g1(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:       ml_program.global_store @b = %[[V1]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:         %[[V3:[^ ]+]] = func.call @g0(%[[V1]]) : (i32) -> i32
// CHECK-NEXT:         %[[V4:[^ ]+]] = func.call @g2(%[[V2]]) : (i32) -> i32
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V4]] : i32
// CHECK-NEXT:         %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g1(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g2(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       %[[B_0:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         ml_program.global_store @b = %[[B_0]] : i32
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addi %[[B_0]], %[[ARG0]] : i32
// CHECK-NEXT:         %[[V2:[^ ]+]] = func.call @g1(%[[B_0]]) : (i32) -> i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         ml_program.global_store @b = %[[B_0]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V1]] = arith.addi %[[ARG0]], %[[B_0]] : i32
// CHECK-NEXT:         %[[B_1:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:         %[[V2]] = arith.addi %[[B_1]], %[[ARG0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     return %[[B]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     return %[[B]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @b(0 : i32) : i32
  ml_program.global private mutable @c(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @c : i32
    %v2 = func.call @g0(%x) : (i32) -> i32
    %v3 = func.call @g0(%v1) : (i32) -> i32
    ml_program.global_store @c = %v1 : i32
    cf.br ^bb1
  ^bb1:
    %v4 = ml_program.global_load @c : i32
    %v5 = func.call @g0(%x) : (i32) -> i32
    func.return %x : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    ml_program.global_store @b = %x : i32
    %v1 = arith.addi %x, %x : i32
    %v2 = arith.addi %v1, %x : i32
    %v3 = arith.addi %x, %v2 : i32
    %v4 = ml_program.global_load @b : i32
    ml_program.global_store @c = %v4 : i32
    func.return %v4 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @g0(%[[C]]) : (i32) -> i32
// CHECK-NEXT:     ml_program.global_store @c = %[[C]] : i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[C_0:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @g0(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG0]], %[[V1]] : i32
// CHECK-NEXT:     ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @c(0 : i32) : i32
  ml_program.global private mutable @a(0 : i32) : i32
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @a : i32
    %v2 = arith.addi %v1, %v1 : i32
    %v3 = ml_program.global_load @c : i32
    ml_program.global_store @a = %v1 : i32
    %v4 = ml_program.global_load @a : i32
    %v5 = ml_program.global_load @c : i32
    func.return %v3 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[A]], %[[A]] : i32
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     ml_program.global_store @a = %[[A]] : i32
// CHECK-NEXT:     return %[[C]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @b(0 : i32) : i32
  func.func @g0(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = ml_program.global_load @b : i32
    %v2 = func.call @g0(%v1) : (i32) -> i32
    %v3 = ml_program.global_load @b : i32
    %v4 = func.call @g0(%v3) : (i32) -> i32
    ml_program.global_store @b = %v2 : i32
    func.return %v3 : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = arith.addi %x, %x : i32
    %v2 = arith.addi %v1, %x : i32
    cf.br ^bb1
  ^bb1:
    %v3 = ml_program.global_load @b : i32
    %v4 = arith.addi %v2, %v1 : i32
    %v5 = ml_program.global_load @b : i32
    ml_program.global_store @b = %v4 : i32
    %v6 = ml_program.global_load @b : i32
    %v7 = arith.addi %v4, %v1 : i32
    func.return %x : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   func.func @g0(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g0(%[[B]]) : (i32) -> i32
// CHECK-NEXT:     %[[B_0:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @g0(%[[B_0]]) : (i32) -> i32
// CHECK-NEXT:     ml_program.global_store @b = %[[V0]] : i32
// CHECK-NEXT:     return %[[B_0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V0]] : i32
// CHECK-NEXT:     ml_program.global_store @b = %[[V2]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V0]] : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @c(0 : i32) : i32
  ml_program.global private mutable @b(0 : i32) : i32
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    ml_program.global_store @b = %x : i32
    %v1 = ml_program.global_load @b : i32
    %v2 = arith.addi %x, %v1 : i32
    %v3 = ml_program.global_load @c : i32
    %v4 = ml_program.global_load @b : i32
    func.return %v1 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @b(0 : i32) : i32
  ml_program.global private mutable @c(0 : i32) : i32
  ml_program.global private mutable @a(0 : i32) : i32
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    scf.if %c {
      %v1 = ml_program.global_load @c : i32
      ml_program.global_store @b = %v1 : i32
    }
    ml_program.global_store @a = %x : i32
    func.return %x : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:       ml_program.global_store @b = %[[C]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module {
  ml_program.global private mutable @c(0 : i32) : i32
  ml_program.global private mutable @b(0 : i32) : i32
  ml_program.global private mutable @a(0 : i32) : i32
  func.func private @g0(i32) -> i32
  func.func @g1(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    scf.for %i954739 = %lb to %lb step %lb {
      ml_program.global_store @b = %x : i32
      scf.if %c {
        %v1 = arith.addi %x, %x : i32
        %v2 = ml_program.global_load @a : i32
        %v3 = arith.addi %v1, %v2 : i32
      } else {
        ml_program.global_store @c = %x : i32
        %v4 = ml_program.global_load @c : i32
        %v5 = arith.addi %v4, %x : i32
        %v6 = arith.addi %v5, %v5 : i32
      }
      %v7 = arith.addi %x, %x : i32
      %v8 = ml_program.global_load @b : i32
    }
    func.return %x : i32
  }
  func.func @g2(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = func.call @g1(%x) : (i32) -> i32
    %v2 = arith.addi %x, %x : i32
    %v3 = ml_program.global_load @b : i32
    ml_program.global_store @c = %v3 : i32
    %v4 = ml_program.global_load @a : i32
    %v5 = arith.addi %v4, %v2 : i32
    cf.br ^bb1
  ^bb1:
    ml_program.global_store @a = %v5 : i32
    %v6 = ml_program.global_load @b : i32
    scf.if %c {
      ml_program.global_store @a = %v6 : i32
      scf.for %i461286 = %lb to %lb step %lb {
        %v7 = ml_program.global_load @c : i32
        %v8 = arith.addi %v4, %v5 : i32
        %v9 = arith.addi %x, %v5 : i32
        %v10 = arith.addi %v5, %v4 : i32
        %v11 = ml_program.global_load @b : i32
        %v12 = ml_program.global_load @a : i32
      }
    } else {
      %v13 = ml_program.global_load @b : i32
      %v14 = ml_program.global_load @a : i32
      scf.if %c {
        ml_program.global_store @c = %v4 : i32
        %v15 = arith.addi %v6, %v6 : i32
        ml_program.global_store @a = %v4 : i32
        ml_program.global_store @b = %v13 : i32
        ml_program.global_store @b = %v2 : i32
      } else {
        %v16 = arith.addi %v1, %v4 : i32
        ml_program.global_store @c = %v5 : i32
      }
      %v17 = arith.addi %v4, %v2 : i32
    }
    %v18 = arith.addi %v2, %v6 : i32
    func.return %v3 : i32
  }
  func.func @main(%x: i32) -> i32 {
    %c = arith.constant true
    %lb = arith.constant 1 : index
    %v1 = arith.addi %x, %x : i32
    %v2 = ml_program.global_load @c : i32
    %v3 = ml_program.global_load @c : i32
    scf.if %c {
      %v4 = arith.addi %v2, %x : i32
      scf.if %c {
        ml_program.global_store @c = %v3 : i32
        %v5 = ml_program.global_load @c : i32
        %v6 = arith.addi %v3, %v4 : i32
        ml_program.global_store @b = %v3 : i32
        ml_program.global_store @b = %v6 : i32
        ml_program.global_store @a = %x : i32
      }
    } else {
      ml_program.global_store @b = %x : i32
      %v7 = arith.addi %v3, %v3 : i32
    }
    %v8 = arith.addi %v2, %x : i32
    scf.if %c {
      %v9 = ml_program.global_load @b : i32
    } else {
      scf.for %i32491 = %lb to %lb step %lb {
        %v10 = arith.addi %v8, %v8 : i32
      }
    }
    func.return %x : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   ml_program.global private mutable @c(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @b(0 : i32) : i32
// CHECK-NEXT:   ml_program.global private mutable @a(0 : i32) : i32
// CHECK-NEXT:   func.func private @g0(i32) -> i32
// CHECK-NEXT:   func.func @g1(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:         %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[A]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         ml_program.global_store @c = %[[ARG0]] : i32
// CHECK-NEXT:         %[[V1]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:         %[[V2]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g2(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g1(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     ml_program.global_store @c = %[[B]] : i32
// CHECK-NEXT:     %[[A:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[A]], %[[V1]] : i32
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     ml_program.global_store @a = %[[V2]] : i32
// CHECK-NEXT:     %[[B_0:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       ml_program.global_store @a = %[[B_0]] : i32
// CHECK-NEXT:       scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[A]], %[[V2]] : i32
// CHECK-NEXT:         %[[V5:[^ ]+]] = arith.addi %[[ARG0]], %[[V2]] : i32
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.addi %[[V2]], %[[A]] : i32
// CHECK-NEXT:         %[[B_1:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:         %[[A_2:[^ ]+]] = ml_program.global_load @a : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[B_1]] = ml_program.global_load @b : i32
// CHECK-NEXT:       %[[A_2]] = ml_program.global_load @a : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         ml_program.global_store @c = %[[A]] : i32
// CHECK-NEXT:         %[[V5]] = arith.addi %[[B_0]], %[[B_0]] : i32
// CHECK-NEXT:         ml_program.global_store @a = %[[A]] : i32
// CHECK-NEXT:         ml_program.global_store @b = %[[V1]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V5]] = arith.addi %[[V0]], %[[A]] : i32
// CHECK-NEXT:         ml_program.global_store @c = %[[V2]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4]] = arith.addi %[[A]], %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V1]], %[[B_0]] : i32
// CHECK-NEXT:     return %[[B]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[C:[^ ]+]] = ml_program.global_load @c : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[C]], %[[ARG0]] : i32
// CHECK-NEXT:       scf.if %[[TRUE]] {
// CHECK-NEXT:         ml_program.global_store @c = %[[C]] : i32
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.addi %[[C]], %[[V2]] : i32
// CHECK-NEXT:         ml_program.global_store @b = %[[V3]] : i32
// CHECK-NEXT:         ml_program.global_store @a = %[[ARG0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:       ml_program.global_store @b = %[[ARG0]] : i32
// CHECK-NEXT:       %[[V2]] = arith.addi %[[C]], %[[C]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[C]], %[[ARG0]] : i32
// CHECK-NEXT:     scf.if %[[TRUE]] {
// CHECK-NEXT:       %[[B:[^ ]+]] = ml_program.global_load @b : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.for %[[ARG1:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         %[[V2]] = arith.addi %[[V1]], %[[V1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
